/** Which addresses an endpoint may have, by what their hosts lead to. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITE } from '../testing/catalog.ts';
import { isTarget, leadsSomewhere } from './allowed-target.ts';

const outside = vi.spyOn(globalThis, 'fetch');
afterEach(() => void outside.mockReset());

/** What the resolver says of every name, by type of record. */
function dns(addresses: string[]): void {
  outside.mockImplementation(async (asked) => {
    const type = new URL(String(asked)).searchParams.get('type') === 'A' ? 1 : 28;
    const of = addresses.filter((address) => address.includes(':') === (type === 28));
    return Response.json({ Status: 0, Answer: of.map((data) => ({ name: 'x', type, TTL: 60, data })) });
  });
}

it.each([
  ['http', 'http://hooks.works.example/'],
  ['another port', 'https://hooks.works.example:8443/'],
  ['an IPv4 address', 'https://93.184.216.34/'],
  ['an IPv4 address in one number', 'https://1572395042/'],
  ['a private IPv4 address', 'https://10.0.0.1/'],
  ['this machine in hexadecimal', 'https://0x7f.1/'],
  ['an IPv6 address', 'https://[2606:2800:220:1::1]/'],
  ['an IPv6 address of this machine', 'https://[::1]/'],
  ['localhost', 'https://localhost/'],
  ['localhost with a dot', 'https://localhost./'],
  ['a name without a dot', 'https://intranet/'],
  ['a name of an inner network', 'https://metadata.google.internal/'],
  ['a user name', 'https://user@hooks.works.example/'],
  ['a file', 'file:///etc/passwd'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash', 'https://hooks.works.example\\@10.0.0.1/'],
  ['a line break', 'https://hooks.works.example/\r\nX-Evil: 1'],
  ['too many characters', `https://hooks.works.example/${'a'.repeat(2048)}`],
])('nothing is sent to %s, as the address itself shows', (_what, url) => {
  expect(isTarget(url)).toBe(false);
});

/** Of services that take events or have an API, and of public bodies. */
const RECEIVERS = `
hooks.slack.com discord.com api.github.com gitlab.com hooks.zapier.com maker.ifttt.com outlook.office.com
api.telegram.org api.twilio.com hooks.airtable.com api.pagerduty.com events.pagerduty.com api.opsgenie.com
webhook.site pipedream.net hook.eu1.make.com hook.us1.make.com api.trello.com api.linear.app api.notion.com
app.asana.com api.monday.com api.clickup.com circleci.com api.travis-ci.com app.codeship.com ci.appveyor.com
bitbucket.org codeberg.org dev.azure.com api.heroku.com api.netlify.com api.vercel.com api.cloudflare.com
api.digitalocean.com api.render.com api.fly.io api.fastly.com api.stripe.com api.paypal.com api.mollie.com
api.adyen.com api.shopify.com api.intercom.io api.zendesk.com api.freshdesk.com api.hubspot.com
api.mailchimp.com api.mailgun.net api.sendgrid.com api.postmarkapp.com api.segment.io api.mixpanel.com
api.amplitude.com sentry.io api.rollbar.com api.bugsnag.com api.datadoghq.com api.newrelic.com
api.honeycomb.io grafana.com logs.papertrailapp.com api.statuspage.io hooks.chime.aws chat.googleapis.com
graph.facebook.com api.line.me api.pushover.net ntfy.sh api.pushbullet.com api.matrix.org hooks.mattermost.com
chat.zulip.org rocket.chat api.dropboxapi.com api.box.com www.googleapis.com script.google.com
lambda.eu-central-1.amazonaws.com sns.us-east-1.amazonaws.com cloudfunctions.googleapis.com pubsub.googleapis.com
management.azure.com api.cloudflareclient.com api.openai.com slack.com teams.microsoft.com api.webex.com
webexapis.com api.zoom.us api.calendly.com api.typeform.com api.gitbook.com n8n.io
www.opencode.de www.api.gov.uk api.gouv.fr www.münchen.de www.1und1.de 3.basecampapi.com
`
  .trim()
  .split(/\s+/);

describe('an address leads nowhere good', () => {
  it.each([
    ...[
      'https://x.svc/hook',
      'https://x.localdomain/',
      'https://a.b.internal/',
      'https://printer.lan/',
      'https://x.onion/',
    ],
    ...[
      'http://maker.example/',
      'https://maker.example:8443/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://0x7f.1/',
    ],
    ...[`${SITE.base_url}/api/v1/submit/pad`, 'ftp://maker.example/', 'maker.example'],
    ...['https://localhost/', 'https://api.localhost/', 'https://router.local/', 'https://a.svc.cluster.local/'],
    ...[
      'https://metadata.google.internal/',
      'https://a.intranet/',
      'https://a.home/',
      'https://a.corp/',
      'https://a.alt/',
    ],
    ...['https://1.0.0.127.in-addr.arpa/', 'https://a.private/', 'https://maker/', 'https://maker.example:0/'],
    ...[
      'https://127.1/',
      'https://2130706433/',
      'https://0177.0.0.1/',
      'https://0x7f000001/',
      'https://169.254.169.254/',
    ],
    ...['https://[::ffff:127.0.0.1]/', 'https://[fd00::1]/', 'https://10.0.0.1./', 'https://user:word@maker.example/'],
    ...['https://１２７.0.0.1/', 'https://maker..example/', 'https:///', 'javascript:alert(1)', 'file:///etc/passwd'],
  ])('whatever DNS says of %s', async (address) => {
    dns(['93.184.215.14']);
    expect(await leadsSomewhere(env, address)).toBe(false);
  });

  it.each([
    ['127.0.0.1.nip.io', ['127.0.0.1']],
    ['10.0.0.1.sslip.io', ['10.0.0.1']],
    ['localtest.me', ['127.0.0.1', '::1']],
    ['metadata.maker.example', ['169.254.169.254']],
    ['one-of-two.maker.example', ['93.184.215.14', '192.168.1.1']],
    ['six.maker.example', ['fd00::1']],
    ['mapped.maker.example', ['::ffff:10.0.0.1']],
    ['nobody.test', []],
    ['shared.maker.example', ['100.64.0.1']],
    ['nothing.maker.example', ['0.0.0.0']],
    ['many.maker.example', ['224.0.0.1']],
    ['link.maker.example', ['fe80::1']],
  ])('where %s is %j', async (host, addresses) => {
    dns(addresses);
    expect(await leadsSomewhere(env, `https://${host}/hook`)).toBe(false);
  });
});

describe('an address is taken', () => {
  it.each([[['93.184.215.14']], [['2606:4700:4700::1111']], [['1.1.1.1', '2606:4700:4700::1111']]])(
    'where its host is %j',
    async (addresses) => {
      dns(addresses);
      expect(await leadsSomewhere(env, 'https://hooks.maker.example/in?to=us')).toBe(true);
    },
  );

  it('whichever of a hundred well-known public hosts it has', async () => {
    dns(['93.184.215.14']);
    expect(new Set(RECEIVERS).size).toBe(100);
    const refused = await Promise.all(
      RECEIVERS.map(async (host) => ((await leadsSomewhere(env, `https://${host}/hooks/1?key=a`)) ? [] : [host])),
    );
    expect(refused.flat()).toEqual([]);
  });

  it('while DNS does not answer, because the runtime connects to public addresses only', async () => {
    outside.mockRejectedValue(new Error('no network'));
    expect(await leadsSomewhere(env, 'https://hooks.maker.example/')).toBe(true);
  });
});
