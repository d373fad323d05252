import { createIsomorphicFn } from '@tanstack/react-start'
import { authCall } from '#kit/session/index.ts'
import { listLinkedAccountsHere } from './list-linked-accounts.server.ts'

export const listLinkedAccounts = createIsomorphicFn()
  .server(listLinkedAccountsHere)
  .client(() => authCall('/list-accounts'))
