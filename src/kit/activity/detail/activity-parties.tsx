import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { ExactTime } from '../act-time.tsx'
import type { Activity } from '../activity-list.server.ts'
import { factsIn, factsOf, isChange } from '../facts.ts'
import { pageOf } from '../page-of.ts'
import { recordedFacts } from '../recorded/recorded-facts.ts'
import { useRecorded } from '../recorded/recorded.ts'
import { useWords } from '../recorded/use-words.ts'
import { useTargetName } from '../use-sentence.ts'
import { FactValue } from './fact-value.tsx'

export function ActivityParties({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activity')
  const { actorType, actorId, actorName, actorEmail, impersonatorId, targetId } = activity
  const { impersonatorName, targetType, targetNameToday } = activity
  const recorded = useRecorded()
  const { fieldName } = useWords()
  const values = { ...factsOf(activity), ...factsIn(factsOf(activity), 'filter') }
  const facts = isChange(activity)
    ? []
    : recordedFacts(recorded, targetType).filter(({ name }) => Object.hasOwn(values, name))
  const target = useTargetName()(activity)
  return (
    <DefinitionList>
      <Definition term={t('detail.when')}>
        <ExactTime at={activity.at} detail="exact" />
      </Definition>
      <Definition term={t('detail.actor')}>
        {actorType === 'user' ? (
          <Person id={actorName === null ? null : actorId} note={actorName && actorEmail}>
            {actorName ?? actorEmail ?? t('actors.gone')}
          </Person>
        ) : (
          t(`actors.${actorType}`)
        )}
      </Definition>
      {impersonatorId !== null && (
        <Definition term={t('detail.impersonator')}>
          <Person id={impersonatorName === null ? null : impersonatorId}>
            {impersonatorName ?? t('actors.gone')}
          </Person>
        </Definition>
      )}
      {activity.keyName !== null && (
        <Definition term={t('detail.key')}>
          <bdi>{activity.keyName}</bdi>
        </Definition>
      )}
      {target !== undefined && (
        <Definition term={t('detail.target')}>
          {targetType === 'user' ? (
            <Person
              id={targetNameToday === null ? null : targetId}
              note={targetNameToday && activity.targetName}
            >
              {target}
            </Person>
          ) : (
            <Item page={pageOf(recorded, activity)}>{target}</Item>
          )}
        </Definition>
      )}
      {facts.map((fact) => (
        <Definition key={fact.name} term={fieldName(targetType, fact.name)}>
          <FactValue {...{ fact, targetType }} value={values[fact.name]} />
        </Definition>
      ))}
    </DefinitionList>
  )
}

interface PersonProps {
  id: string | null
  note?: string | null
  children: ReactNode
}

function Person({ id, note, children }: PersonProps) {
  const name = <bdi>{children}</bdi>
  return (
    <>
      {id === null ? (
        name
      ) : (
        <TextLink to="/manager/users/$id" params={{ id }}>
          {name}
        </TextLink>
      )}
      {note && note !== children && <bdi className="block text-sm text-ink-soft">{note}</bdi>}
    </>
  )
}

function Item({ page, children }: { page: string | undefined; children: ReactNode }) {
  const title = <bdi>{children}</bdi>
  return page === undefined ? title : <TextLink to={page}>{title}</TextLink>
}
