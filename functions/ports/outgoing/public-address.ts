import { BlockList, isIP } from 'node:net';

/** What is no place in the public Internet: RFC 6890 and its successors in IANA's special-purpose registries. */
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Only this part of IPv6 is given out for the public; of it, what stands for other networks is left out. */
const publicV6 = ['2000::', 3] as const;
const v6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [address, prefix] of v4) refused.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of v6) refused.addSubnet(address, prefix, 'ipv6');
const allowed = new BlockList();
allowed.addSubnet(...publicV6, 'ipv6');

/**
 * True for an address that anybody can reach, and so one that a merchant may have us call.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !refused.check(address, 'ipv4');
  return kind === 6 && allowed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
