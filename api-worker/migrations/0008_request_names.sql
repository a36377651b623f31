-- What publishers and feeds ask for is called a request everywhere.
alter table wishes rename to publisher_requests;
alter table webhook_wishes rename to event_requests;
