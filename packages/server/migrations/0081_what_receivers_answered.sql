-- The receiver that is built in answered with the whole body that it was handed, links to pictures included. It names the event alone now;
-- what it answered before goes. No other receiver's answer is kept once a delivery is completed.
update webhook_deliveries set response = null where response is not null and status = 'completed';
