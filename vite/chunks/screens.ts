import { type Chunk, features, inside, lies, ui } from './chunk.ts'
import { questions } from './on-demand.ts'

const mutationModules = ['/mutationObserver.', '/useMutation.']

/** Lists load without it: their changes are made by code that loads on demand. */
export const mutations: Chunk = {
  name: 'mutations',
  test: lies(mutationModules),
  minShareCount: 2,
}

const mutationOf = '/src/kit/api/mutation-of.'

/** After the areas, which take the code that it shares with queries. */
export const mutationsOfCalls: Chunk = { name: 'mutations-of-calls', test: lies([mutationOf]) }

const pageTitle = '/src/layouts/document/use-page-title.'

/** Pages of one record need it: in a larger chunk, they would load the code of lists and forms. */
export const titles: Chunk = { name: 'titles', test: lies([pageTitle]) }

export const areas: Chunk = {
  name: 'areas',
  test: (id) =>
    !lies([
      ...features(
        'activity/',
        'drafts/',
        'forms/',
        'organizations/members/organization-roles.',
        'organizations/organizations.queries.',
        'record-page/',
        'resource/',
        'resource-pages/',
        'session/after-recent-sign-in.',
      ),
      ...questions,
      '/modules/catalogue/',
      '/modules/reader/',
      '/modules/saved-views/',
      ...ui(
        'actions/copy-button.',
        'actions/write-to-clipboard.',
        'data/definition-list.',
        'fields/combobox',
        'fields/text-area.',
        'feedback/progress.',
      ),
      // Code that the controls of forms share has a chunk of its own.
      '/node_modules/@base-ui/',
      '/node_modules/@floating-ui/',
      pageTitle,
      '/src/layouts/navigation/leave-guard.',
      ...mutationModules,
      mutationOf,
      '/useBlocker.',
    ])(id),
  minShareCount: 12,
}

/** Only the on-demand parts of lists show them. */
export const states: Chunk = {
  name: 'states',
  test: lies(ui('feedback/forbidden-state', 'feedback/no-match-state')),
}

export const lists: Chunk = {
  name: 'lists',
  test: lies(
    [
      '/src/i18n/ago',
      '/src/i18n/local-text',
      '/src/i18n/year-text',
      ...features(
        'record-list/',
        'record-page',
        'covers',
        ...inside('genres', ['genre-', 'genres.queries.', 'names/']),
        'books/isbn',
        'reader/books.queries.',
        'resource-pages/record/record-query.',
      ),
      ...ui(
        'actions/aria-keys',
        'data/table',
        'fields/checkbox',
        'fields/choice.',
        'fields/select',
        'fields/search-input',
        'feedback/empty-state',
        'feedback/failed-state',
        'feedback/offline-state',
        'first-use/dialog-on-demand.',
      ),
    ],
    {
      but: features(
        'record-list/bulk',
        'record-list/bar/filter-select.',
        'record-list/drawer/',
        'record-list/place/use-address-list.',
        'record-page/awaited.',
        'record-page/definitions-pending.',
        'record-page/fact.',
        'covers/ui/',
      ),
    },
  ),
  minShareCount: 2,
}

export const bulk: Chunk = {
  name: 'bulk',
  test: lies([...features('record-list/bulk', 'resource-pages/list-state/use-bulk-records')]),
  minShareCount: 2,
}

export const resources: Chunk = {
  name: 'resources',
  test: lies([
    ...features(
      ...inside('resource', [
        'describe.',
        'fields.',
        'list-address.',
        'messages.',
        'namespace.',
        'resource.',
      ]),
      ...inside('resource-pages', [
        'added-page.',
        'manager-module.',
        'references.',
        'use-resource-texts.',
        'value-text.',
        'screens.',
        'link-to.',
        'list/columns.',
        'list/list-more.',
        'list/use-list-actions.',
        'list-state/orders.',
        'list/resource-list.',
        'list-state/use-resource-list.',
        'list/use-display.',
        'list-state/list-query.',
        'list/prepare-list-page.',
        'list/list-filters-on-demand.',
        'list/no-records-on-demand.',
        'trash/use-move-record.',
        'use-removal.',
      ]),
      ...inside('books', ['book.screens.', 'screens/book-title.']),
    ),
    '/src/routes/manager/-manager-modules.',
  ]),
  minShareCount: 2,
}

export const forms: Chunk = {
  name: 'forms',
  test: lies(
    [
      ...features('forms/', 'drafts/kept-drafts.', 'pictures/', 'session/after-recent-sign-in.'),
      ...ui('fields/'),
      '/src/layouts/navigation/',
    ],
    // Parts of fields load on demand, with the code of overlays; lists with a drawer do without forms.
    { but: ['/src/layouts/navigation/step.', ...ui('fields/parts/', 'fields/square/')] },
  ),
  minShareCount: 2,
}

/** Code shared by lists that have columns, menus and questions of their own. */
export const rows: Chunk = {
  name: 'rows',
  test: lies([
    ...features('actions/', ...inside('resource-pages/list', ['row-title.', 'use-columns.'])),
    // The list of users would load the code of activity for them; a chunk of their own lengthens the entry.
    '/src/i18n/use-role-text.',
    '/src/rules/roles.',
  ]),
  minShareCount: 2,
}

export const frames: Chunk = {
  name: 'frames',
  test: lies([
    ...features('navigation.', 'sign-out/person-menu.'),
    ...inside('/modules/palette', ['go-keys.', 'palette-keys.', 'ui/search-button.']),
    '/header-part.',
    '/person-menu-part.',
    '/lucide-react/dist/esm/icons/bell.',
    '/src/routes/-area.',
    '/src/routes/-navigation.',
    '/src/routes/-header-with-parts.',
    ...inside('/src/layouts', ['commands', 'display', 'user-menu']),
  ]),
  minShareCount: 2,
}

export const putting: Chunk = {
  name: 'putting',
  test: lies(
    features(
      'problems/more-failed.',
      ...inside('shelves', [
        'reader-parts.',
        'screens/put',
        'screens/shelf-dialogs',
        'shelf-name',
        'shelves.queries',
      ]),
      ...inside('reading', [
        'placing-parts.',
        'reader-parts.',
        'reading.queries',
        'screens/own-rating',
        'screens/rating-badge',
        'screens/your-reading-on-demand',
      ]),
    ),
  ),
  minShareCount: 2,
}

export const shelves: Chunk = {
  name: 'shelves',
  test: lies(features('arranged-shelves/', 'kept-shelves/', 'shelves/'), {
    but: features(
      ...inside('arranged-shelves', ['add-books-', 'behind-dialog', 'book-search-']),
      ...inside('shelves', [
        'home-section.',
        'module.organization.',
        'screens/home',
        'screens/own/shelf-form',
      ]),
    ),
  }),
  minShareCount: 2,
}

export const people: Chunk = {
  name: 'people',
  test: lies(features('users/', 'session-list/ending-sessions.'), {
    but: features(
      ...inside('users/screens', [
        'ban-form',
        'reason-field',
        'use-mistake',
        'list/ban-',
        'user/ban',
        'user/delete',
        'user/impersonate',
        'user/user-fields',
        'user/invitation-fields',
        'user/update-form',
        'user/version-words',
      ]),
    ),
  }),
  minShareCount: 2,
}
