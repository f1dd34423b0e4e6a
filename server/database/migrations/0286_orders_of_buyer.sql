-- The orders of an address on one platform are found by orders_of_address (0283): a person has few on other platforms.
drop index orders_of_buyer;
