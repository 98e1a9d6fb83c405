import { exampleId } from '../../wire/schema/basics.ts'
import { InvitationRequest } from '../../wire/schema/company.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { forgetRemoved, isRemoved } from '../seats/removed.ts'
import { hostSeat } from '../storage/snapshot.ts'
import { operation } from './operation.ts'

export const invite = operation(
  {
    name: 'invite',
    method: 'post',
    path: '/tables/{id}/invitations',
    tag: 'tables',
    summary: 'Invite people',
    description:
      'Asks people to a table where I sit, by their ids or addresses. Nothing tells whether an address is known here, or whether somebody keeps away.',
    body: InvitationRequest,
    example: { people: [exampleId], emails: ['bela@example.org'] },
    answer: TableAnswer,
    answers: 'The table.',
    who: 'seated',
    byLetter: false,
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
      return { guests: guests ?? door.refuse('too-many'), people }
    },
    apply(
      { journal, account, seat },
      { guests, people = [] }: { guests: ReadonlyArray<string>; people?: ReadonlyArray<string> },
    ) {
      const removed = people.filter((person) => isRemoved(journal, person))
      // Only who removed them can ask them back.
      if (seat === hostSeat) for (const person of removed) forgetRemoved(journal, person)
      // A guest who was asked before is not asked again, and nobody is told so.
      if (guests.length === 0)
        return removed.length > 0 && seat === hostSeat ? 'changed' : 'unchanged'
      for (const guest of guests) journal.invitations.put({ guest, host: account })
      return { did: 'invite' }
    },
  },
)
