import { api } from '#kit/api/index.ts'

export const bookCalls = async () => (await api()).books
