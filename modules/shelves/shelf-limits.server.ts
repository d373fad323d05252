import { defineVariables } from '#platform/config/variables.ts'

export const shelfLimits = defineVariables((environment) => ({
  shelvesPerPerson: environment.limit('LIMIT_SHELVES_PER_PERSON', 100, 1000),
  booksPerShelf: environment.limit('LIMIT_BOOKS_PER_SHELF', 10_000, 10_000),
}))
