import { useTranslation } from 'react-i18next'
import { useRoleText } from '#i18n/use-role-text.ts'
import { OwnScript, RowMark, RowTitle, SecondLine, TitleLink } from '#kit/resource-pages/index.ts'
import { useSession } from '#kit/session/index.ts'
import { defaultRole } from '#rules/roles.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import type { User } from '../../user.ts'

export const nameOf = ({ name, email }: Pick<User, 'name' | 'email'>) => name || email

export function UserName({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const { roleName } = useRoleText()
  const name = nameOf(user)
  const isOneself = useSession()?.user.id === user.id
  const isRoleShown = user.role !== defaultRole && !isOneself
  return (
    <RowTitle
      picture={<Avatar name={name} image={user.image} />}
      title={
        <TitleLink to="/manager/users/$id" params={{ id: user.id }}>
          {name}
        </TitleLink>
      }
      badge={isOneself && <Badge tone="accent">{t('list.you')}</Badge>}
      marks={
        (isRoleShown || user.status !== 'active') && (
          <>
            {isRoleShown && (
              <RowMark column="role" className="text-accent">
                {roleName(user.role)}
              </RowMark>
            )}
            {user.status !== 'active' && (
              <RowMark column="status" className={tones[user.status]}>
                {t(`statuses.${user.status}`)}
              </RowMark>
            )}
          </>
        )
      }
    >
      <SecondLine column="email">
        <OwnScript text={user.email} />
      </SecondLine>
    </RowTitle>
  )
}

const tones = { banned: 'text-danger', unverified: 'text-warning' }
