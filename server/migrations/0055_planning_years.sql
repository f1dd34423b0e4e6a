-- The years in which can be planned, as the contract says them too. Rows from before it stay as they are, until they are moved.
alter table sessions add constraint sessions_in_planning_years
  check (start_date >= '2000-01-01' and start_date < '2100-01-01') not valid;
