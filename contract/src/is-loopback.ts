/** Takes a host as it stands in an address or a setting. */
export function isLoopback(host: string): boolean {
  const inAddress = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const asked = `http://${inAddress}`;
  if (!URL.canParse(asked)) return false;
  // The URL parser normalises all forms of an address: 127.1 becomes 127.0.0.1.
  const { hostname } = new URL(asked);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
