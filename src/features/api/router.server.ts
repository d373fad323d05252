import { accountApi } from '#features/account/index.server.ts'
import { activityApi } from '#features/activity/index.server.ts'
import { bookExportApi } from '#features/book-export/index.server.ts'
import { bookImportApi } from '#features/book-import/index.server.ts'
import { booksApi } from '#features/books/index.server.ts'
import { dashboardApi } from '#features/dashboard/index.server.ts'
import { genresApi } from '#features/genres/index.server.ts'
import { jobsApi } from '#features/jobs/index.server.ts'
import {
  invitationsApi,
  managedOrganizationsApi,
  membersApi,
  organizationsApi,
  teamsApi,
} from '#features/organizations/index.server.ts'
import { picturesApi } from '#features/pictures/index.server.ts'
import { sharingApi, shelvesApi } from '#features/shelves/index.server.ts'
import { usersApi } from '#features/users/index.server.ts'

/** All that can be called, by what it is about. */
export const apiRouter = {
  account: accountApi,
  activity: activityApi,
  books: { ...booksApi, ...bookExportApi, ...bookImportApi },
  dashboard: dashboardApi,
  files: picturesApi,
  genres: genresApi,
  invitations: invitationsApi,
  jobs: jobsApi,
  managedOrganizations: managedOrganizationsApi,
  members: membersApi,
  organizations: organizationsApi,
  shelves: { ...shelvesApi, ...sharingApi },
  teams: teamsApi,
  users: usersApi,
}
