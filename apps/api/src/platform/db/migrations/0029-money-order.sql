-- Rows of money of one type or category in the order of their amounts.
create index money_row_type_amount on money_row (basis, type, amount, id);
create index money_row_category_amount on money_row (basis, category, amount, id);
