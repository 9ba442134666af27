// The answers to the latest questions, so that a question that was asked before is answered at once.
export class AnswerCache<Answer> {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly capacity: number) {}

  get(question: string): Answer | undefined {
    return this.answers.get(question);
  }

  set(question: string, answer: Answer): void {
    this.answers.set(question, answer);
    const oldest = this.answers.keys().next();
    if (this.answers.size > this.capacity && !oldest.done) this.answers.delete(oldest.value);
  }
}
