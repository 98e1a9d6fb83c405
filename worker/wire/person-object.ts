/**
 * What other layers call on a person's Durable Object. It stands here so that they do not depend on the object's code;
 * a table, which is of the same layer, calls it by this, too.
 */

export interface PersonObject extends Rpc.DurableObjectBranded {
  /** Forgets everything of the account, which was deleted. */
  forget(): Promise<void>
}
