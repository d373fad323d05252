import { useQuery } from '@tanstack/react-query'
import { BookOpen, UserRound } from 'lucide-react'
import { foundBooksQuery } from '#features/books/index.ts'
import { Refusal } from '#features/problems/index.ts'
import { useSession } from '#features/session/index.ts'
import { foundUsersQuery } from '#features/users/index.ts'
import type { Place } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/use-places.tsx'
import { useSettled } from './use-settled.ts'

/** Books, and for managers users, by what somebody types; each leads to its page in this area, users to the back office. */
export function useFoundRecords(typed: string, area: Area) {
  const permissions = useSession()?.permissions
  const seesUsers = permissions?.apps?.includes('manager') && permissions.user?.includes('list')
  const term = useSettled(typed.trim())
  const books = useQuery({ ...foundBooksQuery(term), enabled: term !== '' })
  const users = useQuery({ ...foundUsersQuery(term), enabled: term !== '' && seesUsers === true })
  const queries = [books, users]

  const isSought = typed.trim() !== ''
  const isSettled = term === typed.trim()
  return {
    records: isSought ? [...placesOfBooks(books.data, area), ...placesOfUsers(users.data)] : [],
    seesUsers,
    state: isSought ? stateOf(queries, isSettled) : undefined,
  }
}

type Query = Pick<
  ReturnType<typeof useQuery>,
  'fetchStatus' | 'error' | 'isLoading' | 'isPlaceholderData'
>

function stateOf(queries: readonly Query[], isSettled: boolean) {
  if (queries.some(isOffline)) return 'offline'
  if (queries.some(({ error }) => error)) return 'failed'
  const isPending = ({ isLoading, isPlaceholderData }: Query) => isLoading || isPlaceholderData
  return !isSettled || queries.some(isPending) ? 'pending' : 'found'
}

const isOffline = ({ fetchStatus, error }: Query) =>
  fetchStatus === 'paused' || (error instanceof Refusal && error.code === 'OFFLINE')

type Book = { id: string; title: string; author: string }

const placesOfBooks = (books: readonly Book[] = [], area: Area) =>
  books.map(({ id, title, author }): Place => ({
    id: `books.${id}`,
    to: `/${area}/books/${id}`,
    group: 'books',
    label: title,
    detail: author,
    icon: <BookOpen />,
  }))

type User = { id: string; name: string; email: string }

const placesOfUsers = (users: readonly User[] = []) =>
  users.map(({ id, name, email }): Place => ({
    id: `users.${id}`,
    to: `/manager/users/${id}`,
    group: 'users',
    label: name || email,
    detail: name && email,
    icon: <UserRound />,
  }))
