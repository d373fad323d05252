import { useEffect, useEffectEvent } from 'react'
import { rememberedLanguage, rememberLanguage } from './language-memory.ts'
import { useLanguage } from './use-language.ts'

/** The browser may remember a language that the server could not see: local storage knows it, no cookie does. */
export function useRememberedLanguage() {
  const { language, changeLanguage } = useLanguage()
  const compare = useEffectEvent(() => {
    const remembered = rememberedLanguage()
    if (remembered === language) rememberLanguage(language)
    else void changeLanguage(remembered)
  })
  useEffect(() => compare(), [])
}
