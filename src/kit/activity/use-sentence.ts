import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { Activity } from './activity-list.server.ts'
import { named } from './activity-sentence.tsx'
import { factsIn, factsOf, momentIn, numberIn, personEmail, textIn } from './facts.ts'
import { useRecorded } from './recorded/recorded.ts'
import { useWords } from './recorded/use-words.ts'

export function useSentence() {
  const { t } = useTranslation('activity')
  const { textOf, sentence } = useWords()
  const targetOf = useTargetName()
  const format = useFormat()

  function actorOf({ actorType, actorName, actorEmail, ...act }: Activity): string {
    if (actorType !== 'user') return t(`actors.${actorType}`)
    const nameOfUser = (name: string | null) =>
      t('actors.name', { name: named(name ?? t('actors.gone')) })
    const user = nameOfUser(actorName ?? actorEmail)
    if (act.keyName !== null) return t('actors.byKey', { user, key: named(act.keyName) })
    if (act.impersonatorId === null) return user
    return t('actors.acting', { admin: nameOfUser(act.impersonatorName), user })
  }

  return function sentenceOf(activity: Activity): string {
    const { action, actorId, targetType, targetId, personName } = activity
    const facts = factsOf(activity)
    const words = {
      actor: actorOf(activity),
      target: nameOf(targetOf(activity)),
      person: named(personName ?? personEmail(activity) ?? t('actors.gone')),
      group: nameOf(groupOf(facts)),
    }
    const count = numberIn(facts, 'count')
    const isOwn = actorId !== null && actorId === targetId
    if (action.endsWith('.bulk')) {
      const type = textIn(factsIn(facts, 'bulk'), 'type') ?? 'other'
      const bulk = `bulk.${targetType}`
      const told = textOf([`${bulk}.${type}`, `${bulk}.other`], { ...words, count })
      return told ?? sentence(action, { ...words, count })
    }
    const own = isOwn ? textOf([`own.${action}`], { ...words, count }) : undefined
    if (own !== undefined) return own
    const until = momentIn(facts, 'expiresAt')
    if (action === 'code.fail' && targetId === null) return t('unknownAddress')
    if (action === 'code.guess' && targetId === null) return t('unknownAddresses')
    if (action === 'user.ban' && until) {
      return t('bannedUntil', { ...words, until: format.date(until) })
    }
    return sentence(action, { ...words, count })
  }
}

const nameOf = (text: string | undefined) => (text === undefined ? '' : named(text))

const groupOf = (facts: ReturnType<typeof factsOf>) =>
  textIn(facts, 'team') ??
  textIn(facts, 'organization') ??
  textIn(facts, 'into') ??
  textIn(facts, 'name')

/** Users appear by their current name, everything else by the name at the time. */
export function useTargetName() {
  const { t, i18n } = useTranslation('activity')
  const { targets } = useRecorded()
  const { textOf } = useWords()
  return function targetOf(activity: Activity): string | undefined {
    const { targetType, targetId, targetName, targetNameToday } = activity
    const nameIn = targets.get(targetType)?.nameIn
    if (nameIn && targetName !== null) return nameIn(i18n, targetName)
    const names = [targetNameToday, targetName]
    const name = (targetType === 'user' ? names : names.toReversed()).find((one) => one !== null)
    if (typeof name === 'string' || targetId === null) return name ?? undefined
    if (targetType === 'user') return t('actors.gone')
    return textOf([`gone.${targetType}`])
  }
}
