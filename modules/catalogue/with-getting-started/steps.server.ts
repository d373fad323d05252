import { eq } from 'drizzle-orm'
import { type GettingStartedStep, isRecorded } from '#modules/getting-started/index.server.ts'
import { activities } from '#platform/activity/tables.ts'

/** The samples are added without a record, so a record is a change by a user. */
export const steps: GettingStartedStep[] = [
  {
    name: 'genres',
    order: 30,
    needs: { genre: ['create'] },
    isDone: ({ database }) => isRecorded(database, eq(activities.targetType, 'genre')),
    title: 'catalogue-dashboard:steps.genres',
    link: { to: '/manager/genres' },
  },
  {
    name: 'import',
    order: 40,
    needs: { book: ['create', 'update'] },
    isDone: ({ database }) => isRecorded(database, eq(activities.action, 'book.import')),
    title: 'catalogue-dashboard:steps.import',
    link: { to: '/manager/books/import' },
  },
]
