import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { keysQuery } from '../keys.queries.ts'
import { KeysCard } from './keys-card.tsx'

export const Card = () => createElement(KeysCard)

export const fetch = (queryClient: QueryClient) => queryClient.query(keysQuery)
