import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { authorizationParameters, type ConnectionDraft } from './connection.ts'

type Search = Record<string, string>

/** This page ignores other parameters of the address; an empty parameter is none. */
export const parametersIn = (search: Search): Search =>
  Object.fromEntries(
    authorizationParameters.flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  )

export const connectionRequestQuery = (search: Search) => {
  const parameters = parametersIn(search)
  return queryOptions({
    queryKey: ['account', 'connections', 'request', parameters],
    queryFn: async () => (await api()).connections.review(parameters),
    // Keeps the browser from refetching what the server has just rendered.
    staleTime: 5000,
  })
}

export const connectAppMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (draft: ConnectionDraft) => (await api()).connections.create(draft),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account', 'keys'] }),
  })
