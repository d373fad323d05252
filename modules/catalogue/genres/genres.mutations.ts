import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { changeLists } from '#kit/record-list/index.ts'
import type { Genre, GenreChange, GenreMerge, NewGenre } from './genre.ts'
import { genresKey, genresQuery } from './genres.queries.ts'
import { genresChanged, type ListedGenre } from './list/genre-list.queries.ts'

export const createGenreMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (draft: NewGenre) => (await api()).genres.create(draft),
    onSuccess: async (genre) => {
      await queryClient.cancelQueries(genresQuery)
      queryClient.setQueryData(genresQuery.queryKey, (known) => known && [...known, genre])
    },
    onSettled: () => void genresChanged(queryClient),
  })

export const updateGenreMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (change: GenreChange) => (await api()).genres.update(change),
    onSuccess: (genre) => changeListed(queryClient, genre.id, genre),
    onSettled: () => genresChanged(queryClient),
  })

export const deleteGenreMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: Genre) => (await api()).genres.delete({ id }),
    onMutate: ({ id }) => changeListed(queryClient, id, { isGone: true }),
    onError: (_error, { id }) => changeListed(queryClient, id, { isGone: false }),
    onSettled: () => genresChanged(queryClient),
  })

export const mergeGenreMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (merge: GenreMerge) => (await api()).genres.merge(merge),
    onSuccess: (_merged, { id }) => changeListed(queryClient, id, { isGone: true }),
    onSettled: () => void queryClient.invalidateQueries(),
  })

const changeListed = (queryClient: QueryClient, id: string, change: Partial<ListedGenre>) =>
  changeLists<ListedGenre>(queryClient, genresKey, (row) =>
    row.id === id ? { ...row, ...change } : row,
  )
