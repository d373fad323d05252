import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { EmailDomainDraft, EmailDomainId } from './email-domains/email-domain.ts'
import type { ProviderDraft } from './single-sign-on.ts'

const signInKey = ['organization-sign-in']

export const emailDomainsQuery = (id: string) =>
  queryOptions({
    queryKey: [...signInKey, 'domains', id],
    queryFn: async () => (await (await api()).emailDomains.list({ id })).items,
    // Keeps the browser from refetching what the server has just rendered.
    staleTime: 5000,
  })

export const singleSignOnQuery = (id: string) =>
  queryOptions({
    queryKey: [...signInKey, 'provider', id],
    queryFn: async () => (await api()).singleSignOn.get({ id }),
    staleTime: 5000,
  })

export const addDomainMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (draft: EmailDomainDraft) => (await api()).emailDomains.create(draft))

export const verifyDomainMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (place: EmailDomainId) => (await api()).emailDomains.verify(place))

export const removeDomainMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (place: EmailDomainId) => (await api()).emailDomains.delete(place))

export const saveProviderMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (draft: ProviderDraft) => (await api()).singleSignOn.save(draft))

export const removeProviderMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (id: string) => (await api()).singleSignOn.remove({ id }))

const changing = <Input, Output>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<Output>,
) =>
  mutationOptions({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInKey }),
  })
