import { InvitationRequest, TableAnswer } from '../../wire/schema.ts'
import { operation } from './operation.ts'

export const invite = operation(
  {
    name: 'invite',
    method: 'post',
    path: '/tables/{id}/invitations',
    summary:
      'Ask people to a table where I sit, by their ids or addresses. Nothing tells whether an address is known here, or whether somebody keeps away.',
    body: InvitationRequest,
    answer: TableAnswer,
    answers: 'The table.',
    who: 'seated',
    when: ['gathering'],
    problems: ['needs-address', 'too-many'],
  },
  {
    async prepare(door, { people, emails }) {
      const { email } = await door.person()
      // Letters to strangers are for those who can be held to account.
      if (emails.length > 0 && email === null) door.refuse('needs-address')
      // A request that the table would refuse must not count.
      await door.check()
      const guests = await door.enterInvitations(people, emails)
      return { guests: guests ?? door.refuse('too-many') }
    },
    apply({ journal, account, now }, { guests }: { guests: ReadonlyArray<string> }) {
      // A guest who was asked before is not asked again, and nobody is told so.
      if (guests.length === 0) return 'unchanged'
      for (const guest of guests) journal.putInvitation({ guest, host: account })
      journal.post('invitation', null, 0, now)
      return 'changed'
    },
  },
)
