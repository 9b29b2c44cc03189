import type { PositionDeclaration } from '../declare/tables.ts';
import type { AnyGame } from '../game.ts';
export function defaultDrawing(_declaration: PositionDeclaration): AnyGame['draw'] {
  const none = () => ({ widths: [100], heights: [20], cells: [] });
  return { public: none, private: none, host: none };
}
