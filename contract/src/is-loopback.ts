/** Whether a host, as it stands in an address or a setting, is this machine itself. */
export function isLoopback(host: string): boolean {
  const inAddress = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const asked = `http://${inAddress}`;
  if (!URL.canParse(asked)) return false;
  // The parser writes every form of an address in one way: 127.1 as 127.0.0.1.
  const { hostname } = new URL(asked);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
