/** Milliseconds that this process has computed, whatever else the machine did meanwhile. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
