/** A real DNS server on 127.0.0.1 for tests, over UDP and TCP, that answers from a table or a function. */
import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Answer, decode, encode, type Packet, streamDecode, streamEncode, TRUNCATED_RESPONSE } from 'dns-packet';

type Failure = 'SERVFAIL' | 'silence';

/** What a name has; a type that is missing has no records. */
export interface DnsRecords {
  A?: readonly string[] | Failure;
  AAAA?: readonly string[] | Failure;
  TXT?: readonly string[] | Failure;
  /** Followed within the zone. */
  CNAME?: string;
}

/** A name that is missing does not exist (NXDOMAIN). Names are in lower case. */
export type Zone =
  | Record<string, DnsRecords | Failure>
  | ((name: string, type: string) => DnsRecords | Failure | undefined);

export interface DnsServer {
  /** As `Resolver.setServers` takes it. */
  address: string;
  /** Questions so far, like "A name.example". */
  questions: string[];
  close(): Promise<void>;
}

/** What fits into one packet of UDP; a longer answer is asked for again over TCP. */
const MAX_UDP_BYTES = 1_200;
/** Long, so that whoever keeps answers is found out. */
const TTL_SECONDS = 3_600;
const FLAGS = { found: 0x8400, SERVFAIL: 0x8002, NXDOMAIN: 0x8403 };

export async function serveDns(zone: Zone): Promise<DnsServer> {
  const questions: string[] = [];
  const lookUp = (name: string, type: string) => (typeof zone === 'function' ? zone(name, type) : zone[name]);
  const answer = (packet: Packet) => {
    const [question] = packet.questions ?? [];
    if (question === undefined) return undefined;
    questions.push(`${question.type} ${question.name}`);
    return answerTo(packet, question.name, question.type, lookUp);
  };
  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      const reply = answer(streamDecode(bytes));
      if (reply !== undefined) socket.write(streamEncode(reply));
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', (bytes, { port: from, address }) => {
    const reply = answer(decode(bytes));
    if (reply !== undefined) udp.send(forUdp(reply), from, address);
  });
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${port}`,
    questions,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => udp.close(resolve)),
        new Promise<void>((resolve) => void tcp.close(() => resolve())),
      ]);
    },
  };
}

type LookUp = (name: string, type: string) => DnsRecords | Failure | undefined;

/** undefined for silence. */
function answerTo({ id, questions }: Packet, asked: string, type: string, lookUp: LookUp): Packet | undefined {
  const reply = (flags: number, answers: Answer[] = []): Packet => ({
    type: 'response',
    id,
    flags,
    questions,
    answers,
  });
  const answers: Answer[] = [];
  let name = asked.toLowerCase();
  for (;;) {
    const records = lookUp(name, type);
    const found = typeof records === 'object' ? records[type as keyof DnsRecords] : records;
    if (found === 'silence') return undefined;
    if (found === 'SERVFAIL') return reply(FLAGS.SERVFAIL);
    if (typeof records !== 'object') return reply(FLAGS.NXDOMAIN, answers);
    if (records.CNAME === undefined || answers.length > 8) {
      const values = Array.isArray(found) ? found : [];
      return reply(FLAGS.found, [
        ...answers,
        ...values.map((data) => ({ type, name, ttl: TTL_SECONDS, data }) as Answer),
      ]);
    }
    answers.push({ type: 'CNAME', name, ttl: TTL_SECONDS, data: records.CNAME });
    name = records.CNAME;
  }
}

function forUdp(reply: Packet): Buffer {
  const bytes = encode(reply);
  if (bytes.length <= MAX_UDP_BYTES) return bytes;
  return encode({ ...reply, flags: (reply.flags ?? 0) | TRUNCATED_RESPONSE, answers: [] });
}
