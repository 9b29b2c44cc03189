// The Ui of SpreadsheetApp: menus, the sidebar and messages.
import { NotCovered, ScriptError } from '../base/errors.ts';
import type { Menu, Run } from '../run/run.ts';
import { isStandIn, type Surface, standIn } from '../run/stand-in.ts';

export function ui(run: Run) {
  return standIn(run, 'Ui', {
    createMenu: (caption: string) => menuBuilder(run, caption),
    createAddonMenu: () => menuBuilder(run, 'Roundkeeper'),
    showSidebar(given: { getTitle(): string; getFileName(): string }) {
      if (!isStandIn(given)) throw new ScriptError('Invalid argument: userInterface');
      run.ui.sidebar = { title: given.getTitle(), file: given.getFileName() };
    },
    alert(text: string) {
      run.ui.alerts.push(String(text));
      return 'OK';
    },
  });
}

function menuBuilder(run: Run, caption: string): object {
  const built: Menu = { caption, items: [] };
  const members: Surface<GoogleAppsScript.Base.Menu, 'addItem' | 'addSeparator' | 'addToUi'> = {
    addItem(label, functionName) {
      if (functionName.endsWith('_'))
        throw new NotCovered(`a menu item for ${functionName}: names ending in _ are private`);
      built.items.push({ caption: label, functionName });
      return self;
    },
    addSeparator() {
      built.items.push('separator');
      return self;
    },
    addToUi() {
      run.ui.menus.push(built);
    },
  };
  const self = standIn(run, 'Menu', members);
  return self;
}
