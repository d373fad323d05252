import { getCookie } from '@tanstack/react-start/server'

export const sentCookie = (name: string) => getCookie(name)
