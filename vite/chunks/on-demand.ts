import { type Chunk, features, inside, lies, packages, ui } from './chunk.ts'

/** The code that every page loads when it is hydrated, in one file. */
export const residents: Chunk = {
  name: 'residents',
  test: lies([
    ...features('session/session-watcher.'),
    ...inside('/modules/pwa', [
      'install/keep-worker',
      'install/offer-new',
      'install/worker/take-over',
    ]),
    '/module.after-hydration.',
    ...inside('/src/layouts', [
      'display/follow-theme.',
      'network/network-bar.',
      'network/watch-reach.',
    ]),
    ...ui('feedback/offline-bar.', 'first-use/held/drain-input.', 'first-use/held/replay.'),
    '/src/app/after-hydration.',
    'lucide-react/dist/esm/icons/wifi-off.',
  ]),
}

/** The grid of the module reader; the gallery shows its parts, too. */
export const grid: Chunk = {
  name: 'grid',
  test: lies(
    [
      ...features('reader/'),
      ...inside('/modules/reader/routes/app/books', ['-reader-parts.', '-with-reader-parts.']),
    ],
    { but: ['/reader/drawings/'] },
  ),
  minShareCount: 2,
}

export const questions = [...features('actions/confirm-action.'), ...ui('overlays/confirm-dialog.')]

/** Lists ask before they delete permanently, forms before they are left. */
export const confirmations: Chunk = {
  name: 'confirmations',
  test: lies(questions),
  minShareCount: 2,
}

const baseUi = (...names: string[]) => packages(...inside('@base-ui/react', names))

export const menus: Chunk = {
  name: 'menus',
  test: lies([
    ...baseUi('menu/', 'context-menu/', 'toolbar/', 'utils/getHighlight', 'utils/getPseudo'),
    ...ui('overlays/parts/menu'),
  ]),
  minShareCount: 2,
}

export const sheets: Chunk = {
  name: 'sheets',
  test: lies([...baseUi('drawer/'), ...ui('overlays/parts/sheet.')]),
  minShareCount: 2,
}

export const choosers: Chunk = {
  name: 'choosers',
  test: lies([...baseUi('combobox/'), ...ui('fields/parts/combobox.')]),
  minShareCount: 2,
}

/** Choices that lists and dialogs load on demand. */
export const filters: Chunk = {
  name: 'filters',
  test: lies([
    ...features('record-list/bar/filter-select.', 'resource-pages/reference-chooser.'),
    ...ui('fields/combobox.'),
  ]),
  minShareCount: 2,
}
