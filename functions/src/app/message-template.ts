/** The words of messages by browsers, React, Firebase and this code. Whatever else a message has may have been typed by somebody. */
const words = new Set(
  `a about abort aborted access accessing already an and any api argument arguments array as assign assignment at attempt
  attempted attempting auth await be been before being body boolean browser but by cache call callback called cancelled cannot
  change changed chunk class client closed closing code codes connection constant constructor could css data database declared
  defined delete denied destroyed destructure detected did document documents does draw dynamic dynamically element empty end
  entity error evaluating event exceeded execute exist exists expected export failed fetch fetching file find for found from full
  function generator get given global got has have hydrated hydration identifier if import in index indexed initialization
  initialize input insert instance insufficient internal into invalid invoked is it iterable iterator json key kind left lexical
  line load loaded loading lock longer lost maximum memory message method minified missing module more must network new no node
  not null number object of offline on one operation option or out outside parameter parse payments pending permission
  permissions position private promise properties property provided query quota range react read reading ready reason recursion
  redeclaration reference registered rejected released removed render rendered rendering request required reserved resource
  response result root route script secure server service set signed size stack started state status still stopped storage store
  strict string structured succeed supported suspended symbol syntax target text than that the their then there this thrown time
  timed timeout to token too transaction true try trying type unable unauthorized uncaught undefined unexpected unhandled unknown
  unreadable unregistered unsupported unterminated update use used using valid value variable version visit was when while with
  without worker write`.split(/\s+/),
);
const errorName = /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/;
const reactCode = /^#\d{1,3}$/;

const separators = /([\s.:()[\]=/,;-]+)/;
const address = /\S*(?::\/\/|[@?])\S*/g;

/** A message of an error with one `…` for words in a row that are not known, nor a kind of error or the number of one of React's. */
export function messageTemplate(message: string): string {
  const parts = message.replace(address, '…').split(separators);
  let said = '';
  for (const [index, word] of parts.entries()) {
    if (index % 2 > 0) continue;
    const piece = isKnown(word) ? word : '…';
    if (piece !== '…' || !said.endsWith('…')) said += (parts[index - 1] ?? '') + piece;
  }
  return said.replace(/\s+/g, ' ').trim();
}

function isKnown(word: string): boolean {
  return word === '' || words.has(word.toLowerCase()) || errorName.test(word) || reactCode.test(word);
}
