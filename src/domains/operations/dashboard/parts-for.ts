import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { Dashboard, WholeDashboard } from './dashboard.ts'

export function partsFor(permissions: Permissions, whole: WholeDashboard): Dashboard {
  const mayRead = (needs: Permissions) => includesAll(permissions, needs)
  const books = mayRead({ book: ['read'] })
  const genres = mayRead({ genre: ['read'] })
  const users = mayRead({ user: ['list'] })
  const signIns = mayRead({ user: ['list'], session: ['list'] })
  const { figures, days, attention } = whole
  return {
    figures: {
      ...(books && { books: figures.books, authors: figures.authors }),
      ...(genres && { genres: figures.genres }),
      ...(users && { users: figures.users }),
      ...(signIns && { sessions: figures.sessions, signIns: figures.signIns }),
    },
    days: {
      ...(books && { booksAdded: days.booksAdded }),
      ...(signIns && { signIns: days.signIns, failedSignIns: days.failedSignIns }),
    },
    ...(genres && { genres: whole.genres }),
    ...(books && { fruitlessSearches: whole.fruitlessSearches }),
    attention: {
      ...(books && { coverless: attention.coverless }),
      ...(mayRead({ job: ['read'] }) && { mails: attention.mails }),
      ...(users && { bansEnding: attention.bansEnding }),
    },
  }
}
