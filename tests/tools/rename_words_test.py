"""Tests what tools/rename_words.py changes in code, pages, schemas and the record format."""

import json
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import rename_words  # noqa: E402  (found through the line above)


def row(text):
    return rename_words.Row(1, text)


class RenameWordsTest(unittest.TestCase):
    def test_strings_change_only_where_the_row_says_so(self):
        for scope, changed in (("src/", '"felt"'), ("src/ strings", '"game_state"')):
            file = rename_words.File("src/a.cpp", "felt", [row(f"felt\tgame_state\t{scope}")])
            self.assertEqual(f"game_state = {changed};", rename_words.rewritten_cpp('felt = "felt";', file, str))

    def test_rows_of_the_protocol_and_of_web_change_pages(self):
        for text, expected in (("OfferShown\tOfferView\tschema", True), ("OfferShown\tOfferView", False),
                               ("OfferShown\tOfferView\tsrc/", False), ("OfferShown\tOfferView\tweb/src", True),
                               ("OfferShown\tOfferView\tschema !web/src", False)):
            self.assertEqual(expected, row(text).applies("web/src/table/offers.ts"), text)
        self.assertFalse(row("OfferShown\tOfferView\tschema src/service").applies("src/house/a.h"))

    def test_types_of_a_schema_are_renamed_and_sorted_again(self):
        schema = {"$defs": {"A": {"$ref": "#/$defs/ZShown"}, "B": {"type": "string"}, "ZShown": {"enum": ["ZShown"]}}}
        after = json.loads(rename_words.rewritten_schema(json.dumps(schema), [row("ZShown\tAView\tschema")]))
        self.assertEqual(["A", "AView", "B"], list(after["$defs"]))
        self.assertEqual({"$ref": "#/$defs/AView"}, after["$defs"]["A"])
        self.assertEqual({"enum": ["ZShown"]}, after["$defs"]["AView"])

    def test_names_of_the_record_format_follow_and_numbers_stay(self):
        text = "field of house::Wish 0 wish\nfield of house::Yes 0 wish\none of event 15 house::Wish\n"
        rows = [row("Wish\tYesRequest\trecords"), row("wish\trequest\trecords src/house/a")]
        after = rename_words.rewritten_records(text, rows, {"Wish": ["src/house/b.h"], "Yes": ["src/house/a.h"]})
        self.assertEqual("field of house::Yes 0 request\nfield of house::YesRequest 0 wish\n"
                         "one of event 15 house::YesRequest\n", after)


if __name__ == "__main__":
    unittest.main()
