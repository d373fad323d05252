import { mutationOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

export const lookUpMutation = mutationOptions({
  mutationFn: async (isbn: string) => (await api()).books.lookUp({ isbn }),
})
