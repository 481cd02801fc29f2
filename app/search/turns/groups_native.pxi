# Group cards (RULES SK10, SK23).
# Part of scrabble_game_native.pyx.

cdef bint belongs(const Facts *facts, int group, const uint8_t *word, const uint8_t *blank, int length) noexcept nogil:
    """Whether a word belongs to a group; group: twice the card's number, and one for its second group
    (RULES SK23)."""
    cdef const uint8_t *sign = facts.sign
    cdef int at, other, row = 0, marks = 0
    cdef uint8_t last = word[length - 1], head = word[0]
    if group == 0:
        return last == sign[8]
    if group == 1:
        return holds_two(word, length, sign[0], sign[1])
    if group == 2:
        return holds_two(word, length, sign[2], sign[3])
    if group == 3:
        return last == sign[0]
    if group == 4:
        return holds_two(word, length, sign[4], sign[5])
    if group == 5:
        return last == sign[6]
    if group == 6:
        return holds_two(word, length, sign[3], sign[7])
    if group == 7:
        return last == sign[9]
    if group == 8:
        for at in range(length // 2):
            if word[at] != word[length - 1 - at]:
                return False
        return True
    if group == 9:
        return last == sign[10]
    if group == 10:
        return holds_two(word, length, sign[1], sign[6])
    if group == 11:
        return head == sign[11]
    if group == 12:
        return length >= 7
    if group == 13:
        return head == sign[12]
    if group == 14:
        return holds_two(word, length, sign[12], sign[10])
    if group == 15:
        return facts.vowel[head]
    if group == 16:
        for at in range(length):
            row = 0 if facts.vowel[word[at]] else row + 1
            if row == 3:
                return True
        return False
    if group == 17:
        return facts.vowel[head] and facts.vowel[last]
    if group == 18:
        return head == last
    if group == 19:
        return length == 3
    if group == 20 or group == 21:
        for at in range(length):
            marks += facts.marked[word[at]]
        return marks >= 2 if group == 20 else length >= 5 and not marks
    if group == 22:
        for at in range(length):
            if facts.vowel[word[at]]:
                return False
        return True
    if group == 23:
        for at in range(length):
            if not blank[at] and facts.values[word[at]] >= 4:
                return True
        return False
    for at in range(length):
        for other in range(at):
            if word[at] == word[other]:
                return group == 24
    return group == 25 and length >= 6


cdef inline bint holds_two(const uint8_t *word, int length, uint8_t one, uint8_t other) noexcept nogil:
    cdef int at
    for at in range(length - 1):
        if word[at] == one and word[at + 1] == other:
            return True
    return False


cdef int32_t group_worth(
    const Facts *facts, const Options *options, int card, const Words *words, bint against
) noexcept nogil:
    """What a group card brings with these words (RULES SK10, SK19)."""
    cdef int32_t found[2]
    cdef int which, word, group, times
    for which in range(2):
        group, times = 2 * (card - GROUP) + which, 0
        for word in range(words.count):
            times += belongs(facts, group, words.text[word], words.blank[word], words.length[word])
        if not options.each:
            times = min(times, 1)
        found[which] = times * (facts.plus[group] // 2 if against else facts.plus[group])
    return found[0] + found[1] if options.both else max(found[0], found[1])
