import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ForbiddenState } from '#ui/feedback/forbidden-state.tsx'
import { useOrganization } from './use-organization.ts'

export function Forbidden({ error }: { error?: Error | null }) {
  const { t } = useTranslation('organizations')
  const { slug } = useOrganization()
  return (
    <ForbiddenState
      title={t('frame.forbidden')}
      text={error ? <ProblemText error={error} /> : t('frame.forbiddenText')}
      actions={
        <LinkButton to="/app/organizations/$slug" params={{ slug }}>
          {t('frame.toMembers')}
        </LinkButton>
      }
    />
  )
}
