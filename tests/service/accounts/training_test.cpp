// The progress at drills that is kept with an account.
#include <gmock/gmock.h>

#include "accounts_kit.h"

namespace baize::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class KeptTraining : public AccountsTest {};

TEST_F(KeptTraining, IsReplacedByGameAndByPerson) {
    EXPECT_TRUE(accounts_.keep_training(ada, "omaha", "first"));
    EXPECT_TRUE(accounts_.keep_training(ada, "holdem", "second"));
    EXPECT_TRUE(accounts_.keep_training(ada, "omaha", "third"));
    EXPECT_TRUE(accounts_.keep_training(ben, "omaha", "of Ben"));
    EXPECT_THAT(accounts_.training_of(ada), ElementsAre("second", "third"));
    EXPECT_THAT(accounts_.training_of(ben), ElementsAre("of Ben"));
}

TEST_F(KeptTraining, IsDeletedWithTheAccount) {
    EXPECT_TRUE(accounts_.keep_training(ada, "omaha", "first"));
    EXPECT_TRUE(accounts_.remove(ada));
    EXPECT_THAT(accounts_.training_of(ada), IsEmpty());
    EXPECT_FALSE(accounts_.keep_training(ada, "omaha", "first"));
    EXPECT_THAT(accounts_.training_of(ada), IsEmpty());
}

}  // namespace
}  // namespace baize::server
