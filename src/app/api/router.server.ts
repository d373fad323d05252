import { bookExportApi } from '#domains/catalogue/book-export/index.server.ts'
import { bookImportApi } from '#domains/catalogue/book-import/index.server.ts'
import { booksApi, titlesOfBooks } from '#domains/catalogue/books/index.server.ts'
import { genresApi } from '#domains/catalogue/genres/index.server.ts'
import { sharingApi, shelvesApi, shelvesOf } from '#domains/catalogue/shelves/index.server.ts'
import {
  invitationsApi,
  managedOrganizationsApi,
  membersApi,
  membershipsOf,
  organizationsApi,
  teamsApi,
} from '#domains/community/organizations/index.server.ts'
import { accountApi } from '#domains/identity/account/index.server.ts'
import { usersApi } from '#domains/identity/users/index.server.ts'
import { dashboardApi } from '#domains/operations/dashboard/index.server.ts'
import { jobsApi } from '#domains/operations/jobs/index.server.ts'
import { activityApi } from '#kit/activity/index.server.ts'
import { picturesApi } from '#kit/pictures/index.server.ts'

/** All that can be called, by what it is about. */
export const apiRouter = {
  account: accountApi({ organizations: membershipsOf, shelves: shelvesOf }),
  activity: activityApi({ book: titlesOfBooks }),
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

declare module '#platform/api/router.ts' {
  interface Register {
    router: typeof apiRouter
  }
}
