/** How publishers receive events, in English. */
import type { Section } from '../docs-operate.ts';

const sections: Section[] = [
  {
    id: 'ask',
    title: '1. Ask for events',
    text: [
      'Name the address in your PAD JSON document, or under telemetry.webhook in a manifest. Leave events out to get both kinds. The address is never shown and never stored in the public files of the catalog: people who review your listing see its host, and nothing more.',
      'It must be https on the usual port, at a public name. A new host waits for a person, like any change that readers rely on; a new path does not.',
    ],
    command:
      '"webhook": {\n  "url": "https://hooks.works.example/catalog",\n  "events": ["listing.published", "rank.changed"]\n}',
  },
  {
    id: 'secret',
    title: '2. Prove your domain, and get the secret',
    text: [
      'Nothing is sent before you have proved that the domain of your homepage or feed is yours. What is published meanwhile waits for 30 days. When you have proved it you are shown the secret of each endpoint, once. It begins with whsec_.',
      'Lost it, or was the endpoint added after you had proved the domain? Ask for a new one: POST /api/v1/publisher/webhooks/{slug}/rotate-secret, with your token.',
    ],
  },
  {
    id: 'challenge',
    title: '3. Answer the challenge',
    text: [
      'First comes a request with X-Service-Event: endpoint.challenge. Answer it with a status of 200 and the text of its member challenge as the whole body, and nothing else. It is signed like everything else, so check it first. Without this anybody could aim us at you.',
      'POST /api/v1/publisher/webhooks/{slug}/test sends another one, whenever you want to try. An endpoint that was disabled is back when it has answered.',
    ],
  },
  {
    id: 'events',
    title: 'What you receive',
    text: [
      'A POST with a JSON body. There are two kinds. If your listing moves several times before you have taken the first move, they become one: previous is always the last place that was sent to you.',
    ],
    table: {
      head: ['Header', 'What it holds'],
      rows: [
        ['X-Service-Event', 'listing.published, rank.changed or endpoint.challenge'],
        ['X-Service-Delivery', 'the id of the event, the same at every attempt'],
        ['X-Service-Timestamp', 'the moment of this attempt, a Unix time in seconds'],
        ['X-Service-Signature', 'sha256= and the signature'],
        ['webhook-id, webhook-timestamp, webhook-signature', 'the same for libraries of Standard Webhooks'],
      ],
    },
  },
  {
    id: 'check',
    title: 'Check every delivery',
    text: [
      'The signature is the HMAC-SHA256 of the timestamp, a dot, and the raw body, in hexadecimal. The key is the secret just as it was shown to you, with whsec_. (Libraries of Standard Webhooks take the same text and know what to do with it.) Compare in constant time, refuse what is older than five minutes, and read the body before anything parses it. The functions below do all of this.',
    ],
  },
];

const more: Section[] = [
  {
    id: 'answer',
    title: 'How to answer',
    text: [
      'Any status from 200 to 299 within 15 seconds is success. Nothing of your answer is read but its status, except for a challenge, of which up to 4 kilobytes are. Redirects are not followed.',
      'Answer first and work later. An event can come twice, and two can change places: keep the ids you have seen for a month.',
    ],
    table: {
      head: ['You answer', 'What happens'],
      rows: [
        ['200 to 299', 'Done.'],
        ['410', 'The endpoint is disabled at once.'],
        ['429 or 503 with Retry-After', 'The next attempt comes no sooner, within a day.'],
        [
          'anything else, or nothing',
          'Ten attempts: at once, then 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 20 and 24 hours one after the other, each up to a tenth later.',
        ],
      ],
    },
  },
  {
    id: 'dead',
    title: 'When nothing arrives',
    text: [
      'After the tenth attempt a delivery is dead. It is kept for 30 days. An endpoint that has taken nothing for 120 hours is disabled, and what happens meanwhile waits.',
    ],
    table: {
      head: ['With your token', 'What it does'],
      rows: [
        [
          'GET /api/v1/publisher/webhooks/{slug}/deliveries',
          'How the endpoint stands, and what became of the last 100 deliveries',
        ],
        ['POST …/deliveries/{id}/resend', 'Sends one again, under its id'],
        ['POST …/test', 'Sends a challenge'],
        [
          'POST …/rotate-secret',
          'Shows a new secret. For 24 hours webhook-signature carries signatures of both; X-Service-Signature is made with the new one at once. A delivery that you refuse until you know the new secret comes again.',
        ],
      ],
    },
  },
  {
    id: 'try',
    title: 'Try it on your machine',
    text: [
      'Save a request as it arrived, with headers and body, and let the catalog command say whether it is genuine, and if not, why. It exits with 0, or with 1. The second command is a receiver for trying things out.',
    ],
    command:
      'npx catalog webhook verify --secret whsec_… < request.txt\nnpx catalog webhook listen --secret whsec_… --port 9000',
  },
  {
    id: 'from-where',
    title: 'From where we send',
    text: [
      'Requests come from Cloudflare’s network, from no fixed address: trust the signature and not the address. They reach public addresses only. Which address a name leads to is decided there at each request and cannot be pinned by us.',
    ],
  },
];

export const webhookTexts = {
  title: 'Webhooks',
  lead: 'Be told when your listing is published, and when its place in the rank changes. Every request is signed.',
  sections,
  more,
  vectors: 'Known answers',
  vectorsLead: 'To test your own code: a secret, requests, and whether they are genuine.',
};
