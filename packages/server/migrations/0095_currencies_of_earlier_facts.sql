-- Amounts that were recorded without their currency had one that nobody knows, and are in none: they are not those of transactions without a currency.
update transaction_facts set currency_index = '' where amount is not null and currency_index is null;
