import { plural } from '../../base/words.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { WithPurse } from '../../game.ts';
import { NONE, type OwnForm, type OwnNote } from '../../order/question.ts';
import type { Options } from './options.ts';
import { MAILS, mailChoice } from './order.ts';
import type { PrivateView } from './view.ts';
import { COILS, MEADOWS } from './vocabulary.ts';

/** Only mails of a postcard and a coil that are held can be sent, and only with a stamp. */
export function ownForm(
  { options: { stampPrice } }: MatchInfo<Options>,
  _view: unknown,
  { postcards, coils, stamps, garnets }: WithPurse<PrivateView>,
): OwnForm {
  const cost = `A stamp costs ${plural(stampPrice, 'garnet')}, and you have ${garnets}.`;
  const canBuy = garnets >= stampPrice;
  const note = noteOfMails(postcards, coils, stamps > 0 || canBuy);
  const mails = Array.from({ length: MAILS }, (_, i) => `mail${i + 1}`);
  return {
    ...(canBuy ? {} : { buyStamps: { excuse: cost } }),
    ...(note ? Object.fromEntries(mails.map((id) => [id, note])) : {}),
  };
}

function noteOfMails(
  postcards: PrivateView['postcards'],
  coils: PrivateView['coils'],
  hasStamp: boolean,
): OwnNote | undefined {
  if (!hasStamp) return { excuse: 'You have no stamp.' };
  if (postcards.length === 0) return { excuse: 'You have no postcard.' };
  if (coils.length === 0) return { excuse: 'You have no coil.' };
  const choices = MEADOWS.filter((colour) => postcards.includes(colour)).flatMap((colour) =>
    COILS.filter((coil) => coils.includes(coil)).map((coil) => mailChoice(colour, coil)),
  );
  return choices.length < MEADOWS.length * COILS.length ? { choices: [NONE, ...choices] } : undefined;
}
