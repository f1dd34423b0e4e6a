export const nl = {
  job_run_id: 'Taak',
};
