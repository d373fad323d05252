import { type Chunk, features, inside, lies, ui } from './chunk.ts'

/** Before `bulk`, which would take it and so come to the home. */
export const progress: Chunk = {
  name: 'progress',
  test: lies(ui('feedback/progress.')),
  minShareCount: 2,
}

/** The skeleton of a slow page is ready on every page, and must not bring the code of lists and forms. */
export const shapes: Chunk = {
  name: 'shapes',
  test: lies([
    ...features(
      'forms/field-pending.',
      'record-list/columns/column-room.',
      'record-list/table/pending-row.',
      'record-list/table/table-widths.',
      'record-page/definitions-pending.',
    ),
    ...ui('data/table.', 'data/table-header.', 'data/table-row.'),
  ]),
  minShareCount: 2,
}

export const goals: Chunk = {
  name: 'goals',
  test: lies(
    features(
      ...inside('reading/goals/screens', ['goal-progress.', 'use-this-year.', 'use-year-text.']),
    ),
  ),
  minShareCount: 2,
}

export const copying: Chunk = {
  name: 'copying',
  test: lies([
    ...ui('actions/copy-button.', 'actions/write-to-clipboard.'),
    '/lucide-react/dist/esm/icons/share-2.',
  ]),
  minShareCount: 2,
}

/** The frame of the users' area, which a refused back office has, too. */
export const appFrame: Chunk = {
  name: 'app-frame',
  test: lies([
    '/src/layouts/app-layout.',
    '/src/routes/-app-frame.',
    ...ui('navigation/top-navigation.', 'navigation/bottom-navigation.'),
  ]),
  minShareCount: 2,
}

export const about: Chunk = { name: 'about', test: lies(features('about/')), minShareCount: 2 }

export const chips: Chunk = {
  name: 'chips',
  test: lies(['/modules/reader/ui/chips.', ...ui('navigation/use-current-in-sight.')]),
  minShareCount: 2,
}

/** Before `people`, which needs the code of forms: the list of users loads without it. */
export const listedPeople: Chunk = {
  name: 'listed-people',
  test: lies(
    features(
      ...inside('users', [
        'user-choices.',
        'user.resource.',
        'users.queries.',
        'screens/list/status-badge.',
        'screens/list/user-name.',
      ]),
    ),
  ),
  minShareCount: 2,
}

/** The form of a new user shows no sessions. */
export const sessions: Chunk = {
  name: 'sessions',
  test: lies(features('session-list'), {
    but: features('session-list/ending-sessions.'),
  }),
  minShareCount: 2,
}

export const activity: Chunk = {
  name: 'activity',
  // The chunk of sessions would take the places of devices, and pages of activity do without it.
  test: lies(features('activity', 'devices/place'), {
    but: features('activity/list/no-activity.'),
  }),
  minShareCount: 2,
}

/** Each area loads it with the first list of organizations. */
export const organizationQueries: Chunk = {
  name: 'organization-queries',
  test: lies(features('organizations/organizations.queries.')),
}

export const organizationParts: Chunk = {
  name: 'organization-parts',
  test: lies(['/module.organization.', '/src/routes/-organization-parts.']),
  minShareCount: 2,
}

export const organizations: Chunk = {
  name: 'organizations',
  test: lies(
    features(
      'active-organization/',
      'organizations/',
      'invitations/',
      'managed-organizations/',
      'organization-activity/',
      'organization-settings/',
      'teams/',
    ),
  ),
  minShareCount: 2,
}

/** The page of one webhook is apart: settings of an organization do without it. */
export const webhooks: Chunk = {
  name: 'webhooks',
  test: lies(inside('/modules', ['webhooks/', 'organization-webhooks/organization-webhooks']), {
    but: ['/modules/webhooks/screens/webhook/'],
  }),
  minShareCount: 2,
}
