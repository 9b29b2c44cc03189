// The menus that the add-on built in onOpen.
import type { CallResult } from '../../host/script-runner.ts';

export interface AddOnMenuProps {
  menus: CallResult['ui']['menus'];
  onRun(functionName: string): void;
}

export function AddOnMenu({ menus, onRun }: AddOnMenuProps) {
  return (
    <>
      {menus.map((menu) => (
        <details key={menu.caption} class="menu">
          <summary>{menu.caption}</summary>
          <ul>
            {menu.items.map((item, at) =>
              item === 'separator' ? (
                <li key={at} class="separator" />
              ) : (
                <li key={at}>
                  <button
                    type="button"
                    onClick={(event) => {
                      event.currentTarget.closest('details')!.open = false;
                      onRun(item.functionName);
                    }}
                  >
                    {item.caption}
                  </button>
                </li>
              ),
            )}
          </ul>
        </details>
      ))}
    </>
  );
}
