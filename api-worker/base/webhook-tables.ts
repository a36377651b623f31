/** What D1 holds for webhooks: see migrations/0004_webhooks.sql. */

export interface WebhookTables {
  event_requests: {
    source: string;
    url: string;
    /** JSON list. */
    kinds: string;
    /** A day. */
    noted_on: string;
  };
  webhook_endpoints: {
    slug: string;
    object: string;
    /** JSON list. */
    hosts: string;
    build: string;
  };
  webhook_domains: { domain: string };
  webhook_builds: { id: number; commit_id: string; date: string };
  webhook_counters: { outcome: string; total: number };
}
