import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { failing, handed, published, testEndpoint } from '../testing/webhook-events.ts';
import { webhookMetrics } from './counters.ts';

it('attempts are counted by their outcome', async () => {
  const endpoint = await testEndpoint();
  await endpoint.activate();
  await endpoint.stub.handOver(handed(published()));
  endpoint.answerWith(failing);
  await endpoint.run(5_000);
  expect(await webhookMetrics(env)).toBe(
    [
      '# HELP catalog_webhook_attempts_total Attempts to deliver a webhook, by outcome.',
      '# TYPE catalog_webhook_attempts_total counter',
      'catalog_webhook_attempts_total{outcome="delivered"} 1',
      'catalog_webhook_attempts_total{outcome="refused"} 2',
      '',
    ].join('\n'),
  );
});
