-- As for participants (0280), for the orders of a buyer, newest first.
create index orders_of_address on orders ((email::text), created_at desc, id desc);
