import { getCookie } from '@tanstack/react-start/server'

export const chosenHere = (cookie: string) => getCookie(cookie)
