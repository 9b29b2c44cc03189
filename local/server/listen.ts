// Listens on loopback, on the first free port from the wanted one on.
import type { Server } from 'node:http';

export const LOOPBACK = '127.0.0.1';
const TRIES = 20;

/** Starts a server, and gives its port. If the wanted port is busy, uses the next free port and prints a message. */
export async function listen(server: Server, port: number, print: (line: string) => void): Promise<number> {
  for (let at = port; at < port + TRIES && at <= 65_535; at++) {
    if (await attempt(server, at)) {
      if (at !== port)
        print(
          `Port ${port} is in use, perhaps by another local host, so port ${at} is used. To choose a port: \`npm start -- --port N\`.`,
        );
      return at;
    }
  }
  throw new Error(`There is no free port from ${port} on. Choose another with \`npm start -- --port N\`.`);
}

function attempt(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, LOOPBACK);
  });
}
