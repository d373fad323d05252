import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { useAllowedOf } from '#layouts/commands/allowed.tsx'
import type { Act } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { useExits, usePlaces } from '#layouts/commands/use-places.tsx'
import { useDisplayChoices } from '#layouts/display/use-display-choices.tsx'
import { UserMenu } from '#layouts/user-menu.tsx'
import { SignOut } from './sign-out.ts'

interface PersonMenuProps {
  area: Area
  children: ReactNode
}

export function PersonMenu({ area, children }: PersonMenuProps) {
  const { t } = useTranslation(['sign-out', 'layouts'])
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  const { account } = usePlaces()
  const exits = useExits()
  const choices = useDisplayChoices()
  const signOut: Act = {
    id: 'sign-out',
    group: 'general',
    label: t('layouts:navigation.signOut'),
    icon: <LogOut className="rtl:-scale-x-100" />,
    run: () => setLeaving(true),
  }
  const places = useAllowedOf([account[area], ...(area === 'app' ? [exits.manager] : [])])
  useCommands([...places, ...choices.themes, ...choices.languages, signOut])

  if (!session) return null
  return (
    <>
      <UserMenu
        person={session.user}
        places={places}
        workplace={children}
        choices={choices}
        signOut={signOut}
      />
      <SignOut open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
