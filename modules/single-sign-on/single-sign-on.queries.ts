import { itemsOf, mutationOf, queryOf } from '#kit/api/index.ts'

const renew = ['organization-sign-in']

export const emailDomainsQuery = (id: string) =>
  itemsOf('emailDomains.list', { id }, { under: renew })

export const singleSignOnQuery = (id: string) =>
  queryOf('singleSignOn.get', { id }, { under: renew })

export const addDomainMutation = mutationOf('emailDomains.create', { renew })
export const verifyDomainMutation = mutationOf('emailDomains.verify', { renew })
export const removeDomainMutation = mutationOf('emailDomains.delete', { renew })
export const saveProviderMutation = mutationOf('singleSignOn.save', { renew })
export const removeProviderMutation = mutationOf('singleSignOn.remove', { renew })
