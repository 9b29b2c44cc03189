// Listening on loopback, and on the next free port when one is taken.
import type { Server } from 'node:http';

export const LOOPBACK = '127.0.0.1';
const TRIES = 20;

/** Starts a server and returns its port; a busy port is named and the next free one taken. */
export async function listen(server: Server, port: number, say: (line: string) => void): Promise<number> {
  for (let at = port; at < port + TRIES && at <= 65_535; at++) {
    if (await attempt(server, at)) {
      if (at !== port)
        say(
          `Port ${port} is in use, perhaps by another local host: stop that one, or choose with \`npm start -- --port N\`. Port ${at} is free and is used now.`,
        );
      return at;
    }
  }
  throw new Error(`No free port from ${port} on. Choose another with \`npm start -- --port N\`.`);
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
